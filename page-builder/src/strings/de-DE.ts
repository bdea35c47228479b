import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in German. */
export const strings: PageBuilderStrings = {
  carousel: 'Karussell',
  slide: 'Folie',
  slidePosition: (position, total) => `${position} von ${total}`,
  previousSlide: 'Vorherige Folie',
  nextSlide: 'Nächste Folie',
  pauseSlides: 'Folien anhalten',
  playSlides: 'Folien abspielen',
  chooseSlide: 'Folie auswählen',
  slider: 'Empfehlungen',
  products: 'Produkte',
  backgroundVideo: 'Hintergrundvideo',
  video: 'Video',
  playHostedVideo: (title) => `Abspielen: ${title}`,
  map: 'So finden Sie uns',
  skipMap: 'Karte überspringen',
  showOnMap: 'Auf der Karte zeigen',
  socialWall: 'Beiträge aus sozialen Netzwerken',
  skipSocialWall: 'Beiträge überspringen',
  openSocialWall: 'Beiträge ansehen',
  pauseVideo: 'Hintergrundvideo anhalten',
  playVideo: 'Hintergrundvideo abspielen',
  opensInNewTab: 'öffnet in einem neuen Tab',
  openLink: 'Öffnen',
  table: 'Tabelle',
  dialog: 'Details',
  closeDialog: 'Schließen',
  loading: 'Wird geladen',
  loadFailed: 'Dieser Inhalt konnte nicht geladen werden.',
  noBlocks: 'Es sind keine Blöcke vorhanden',
  retry: 'Erneut versuchen',
};

/** Strings of the map adapters in German. */
export const mapStrings: MapStrings = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  errorText: 'Die Karte konnte nicht geladen werden. Alle Standorte sind unten aufgeführt.',
  fallbackText: 'Teile der Karte konnten nicht geladen werden. Die Standorte sind trotzdem markiert.',
};
