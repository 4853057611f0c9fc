// Where a file imports both Testing and UIKit, Swift imports this module, too. On Apple's systems it
// attaches pictures to tests.
