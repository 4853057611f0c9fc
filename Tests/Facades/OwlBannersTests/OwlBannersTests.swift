import Testing
import OwlBanners
