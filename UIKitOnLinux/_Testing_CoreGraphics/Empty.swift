// If a file imports both Testing and CoreGraphics, Swift also imports this module, which attaches
// pictures to tests on Apple's systems.
