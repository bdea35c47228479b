import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in Spanish. */
export const strings: PageBuilderStrings = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slidePosition: (position, total) => `${position} de ${total}`,
  previousSlide: 'Diapositiva anterior',
  nextSlide: 'Diapositiva siguiente',
  pauseSlides: 'Pausar el carrusel',
  playSlides: 'Reanudar el carrusel',
  chooseSlide: 'Elegir una diapositiva',
  slider: 'Destacados',
  products: 'Productos',
  backgroundVideo: 'Vídeo de fondo',
  video: 'Vídeo',
  playHostedVideo: (title) => `Reproducir: ${title}`,
  map: 'Dónde estamos',
  skipMap: 'Saltar el mapa',
  showOnMap: 'Ver en el mapa',
  socialWall: 'Publicaciones de las redes sociales',
  skipSocialWall: 'Saltar las publicaciones',
  openSocialWall: 'Ver las publicaciones',
  pauseVideo: 'Pausar el vídeo de fondo',
  playVideo: 'Reproducir el vídeo de fondo',
  opensInNewTab: 'se abre en una pestaña nueva',
  openLink: 'Abrir',
  table: 'Tabla',
  dialog: 'Detalles',
  closeDialog: 'Cerrar',
  loading: 'Cargando',
  loadFailed: 'No se ha podido cargar.',
  noBlocks: 'No hay bloques que mostrar',
  retry: 'Reintentar',
};

/** Strings of the map adapters in Spanish. */
export const mapStrings: MapStrings = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  errorText: 'No se ha podido cargar el mapa. Todos los lugares aparecen en la lista de abajo.',
  fallbackText: 'No se han podido cargar algunas partes del mapa. Aun así, los lugares están señalados.',
};
