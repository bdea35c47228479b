import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in Polish. */
export const strings: PageBuilderStrings = {
  carousel: 'karuzela',
  slide: 'slajd',
  slidePosition: (position, total) => `${position} z ${total}`,
  previousSlide: 'Poprzedni slajd',
  nextSlide: 'Następny slajd',
  pauseSlides: 'Zatrzymaj pokaz slajdów',
  playSlides: 'Wznów pokaz slajdów',
  chooseSlide: 'Wybierz slajd',
  slider: 'Polecamy',
  products: 'Produkty',
  backgroundVideo: 'Film w tle',
  video: 'Film',
  playHostedVideo: (title) => `Odtwórz: ${title}`,
  map: 'Gdzie nas znaleźć',
  skipMap: 'Pomiń mapę',
  showOnMap: 'Pokaż na mapie',
  socialWall: 'Posty z mediów społecznościowych',
  skipSocialWall: 'Pomiń posty',
  openSocialWall: 'Zobacz posty',
  pauseVideo: 'Zatrzymaj film w tle',
  playVideo: 'Odtwórz film w tle',
  opensInNewTab: 'otwiera się w nowej karcie',
  openLink: 'Otwórz',
  table: 'Tabela',
  dialog: 'Szczegóły',
  closeDialog: 'Zamknij',
  loading: 'Wczytywanie',
  loadFailed: 'Nie udało się tego wczytać.',
  noBlocks: 'Brak bloków do wyświetlenia',
  retry: 'Spróbuj ponownie',
};

/** Strings of the map adapters in Polish. */
export const mapStrings: MapStrings = {
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  errorText: 'Nie udało się wczytać mapy. Wszystkie miejsca są na liście poniżej.',
  fallbackText: 'Nie udało się wczytać części mapy. Miejsca są mimo to zaznaczone.',
};
