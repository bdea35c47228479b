import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in European Portuguese. */
export const strings: PageBuilderStrings = {
  carousel: 'carrossel',
  slide: 'diapositivo',
  slidePosition: (position, total) => `${position} de ${total}`,
  previousSlide: 'Diapositivo anterior',
  nextSlide: 'Diapositivo seguinte',
  pauseSlides: 'Parar a apresentação',
  playSlides: 'Retomar a apresentação',
  chooseSlide: 'Escolher um diapositivo',
  slider: 'Destaques',
  products: 'Produtos',
  backgroundVideo: 'Vídeo de fundo',
  video: 'Vídeo',
  playHostedVideo: (title) => `Reproduzir: ${title}`,
  map: 'Onde nos encontrar',
  skipMap: 'Saltar o mapa',
  showOnMap: 'Ver no mapa',
  socialWall: 'Publicações das redes sociais',
  skipSocialWall: 'Saltar as publicações',
  openSocialWall: 'Ver as publicações',
  pauseVideo: 'Parar o vídeo de fundo',
  playVideo: 'Reproduzir o vídeo de fundo',
  opensInNewTab: 'abre num novo separador',
  openLink: 'Abrir',
  table: 'Tabela',
  dialog: 'Detalhes',
  closeDialog: 'Fechar',
  loading: 'A carregar',
  loadFailed: 'Não foi possível carregar este conteúdo.',
  noBlocks: 'Não há blocos para mostrar',
  retry: 'Tentar novamente',
};

/** Strings of the map adapters in European Portuguese. */
export const mapStrings: MapStrings = {
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  errorText: 'Não foi possível carregar o mapa. Todos os locais estão na lista abaixo.',
  fallbackText: 'Não foi possível carregar partes do mapa. Mesmo assim, os locais estão assinalados.',
};
