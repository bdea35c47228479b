import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in Dutch. */
export const strings: PageBuilderStrings = {
  carousel: 'carrousel',
  slide: 'dia',
  slidePosition: (position, total) => `${position} van ${total}`,
  previousSlide: 'Vorige dia',
  nextSlide: 'Volgende dia',
  pauseSlides: 'Diavoorstelling stoppen',
  playSlides: 'Diavoorstelling starten',
  chooseSlide: 'Kies een dia',
  slider: 'Uitgelicht',
  products: 'Producten',
  backgroundVideo: 'Achtergrondvideo',
  video: 'Video',
  playHostedVideo: (title) => `Afspelen: ${title}`,
  map: 'Waar je ons vindt',
  skipMap: 'Kaart overslaan',
  showOnMap: 'Op de kaart tonen',
  socialWall: 'Berichten op sociale media',
  skipSocialWall: 'Berichten overslaan',
  openSocialWall: 'Berichten bekijken',
  pauseVideo: 'Achtergrondvideo stoppen',
  playVideo: 'Achtergrondvideo afspelen',
  opensInNewTab: 'opent in een nieuw tabblad',
  openLink: 'Openen',
  table: 'Tabel',
  dialog: 'Details',
  closeDialog: 'Sluiten',
  loading: 'Laden',
  loadFailed: 'Dit kon niet worden geladen.',
  noBlocks: 'Er zijn geen blokken om te tonen',
  retry: 'Opnieuw proberen',
};

/** Strings of the map adapters in Dutch. */
export const mapStrings: MapStrings = {
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  errorText: 'De kaart kon niet worden geladen. Alle locaties staan hieronder.',
  fallbackText: 'Delen van de kaart konden niet worden geladen. De locaties zijn wel gemarkeerd.',
};
