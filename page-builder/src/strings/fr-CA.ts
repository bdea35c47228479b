import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';
import { mapStrings as frenchMap, strings as french } from './fr-FR.ts';

/** Strings of the renderers in Canadian French: those of France with the differences. */
export const strings: PageBuilderStrings = {
  ...french,
  playHostedVideo: (title) => `Faire jouer : ${title}`,
  playVideo: 'Faire jouer la vidéo d’arrière-plan',
};

/** Strings of the map adapters in Canadian French. */
export const mapStrings: MapStrings = { ...frenchMap, zoomIn: 'Agrandir', zoomOut: 'Réduire' };
