import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in Italian. */
export const strings: PageBuilderStrings = {
  carousel: 'carosello',
  slide: 'diapositiva',
  slidePosition: (position, total) => `${position} di ${total}`,
  previousSlide: 'Diapositiva precedente',
  nextSlide: 'Diapositiva successiva',
  pauseSlides: 'Ferma lo scorrimento',
  playSlides: 'Riprendi lo scorrimento',
  chooseSlide: 'Scegli una diapositiva',
  slider: 'In evidenza',
  products: 'Prodotti',
  backgroundVideo: 'Video di sfondo',
  video: 'Video',
  playHostedVideo: (title) => `Riproduci: ${title}`,
  map: 'Dove trovarci',
  skipMap: 'Salta la mappa',
  showOnMap: 'Mostra sulla mappa',
  socialWall: 'Post dai social network',
  skipSocialWall: 'Salta i post',
  openSocialWall: 'Vedi i post',
  pauseVideo: 'Metti in pausa il video di sfondo',
  playVideo: 'Riproduci il video di sfondo',
  opensInNewTab: 'si apre in una nuova scheda',
  openLink: 'Apri',
  table: 'Tabella',
  dialog: 'Dettagli',
  closeDialog: 'Chiudi',
  loading: 'Caricamento',
  loadFailed: 'Caricamento non riuscito.',
  noBlocks: 'Nessun blocco da mostrare',
  retry: 'Riprova',
};

/** Strings of the map adapters in Italian. */
export const mapStrings: MapStrings = {
  zoomIn: 'Aumenta lo zoom',
  zoomOut: 'Riduci lo zoom',
  errorText: 'Impossibile caricare la mappa. Tutti gli indirizzi sono elencati qui sotto.',
  fallbackText: 'Alcune parti della mappa non si sono caricate. Gli indirizzi sono comunque segnati.',
};
