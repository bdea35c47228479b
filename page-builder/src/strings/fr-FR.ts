import type { MapStrings } from '../maps/map-strings.ts';
import type { PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in French. */
export const strings: PageBuilderStrings = {
  carousel: 'carrousel',
  slide: 'diapositive',
  slidePosition: (position, total) => `${position} sur ${total}`,
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  pauseSlides: 'Arrêter le défilement',
  playSlides: 'Reprendre le défilement',
  chooseSlide: 'Choisir une diapositive',
  slider: 'À la une',
  products: 'Produits',
  backgroundVideo: 'Vidéo d’arrière-plan',
  video: 'Vidéo',
  playHostedVideo: (title) => `Lire : ${title}`,
  map: 'Où nous trouver',
  skipMap: 'Passer la carte',
  showOnMap: 'Voir sur la carte',
  socialWall: 'Publications des réseaux sociaux',
  skipSocialWall: 'Passer les publications',
  openSocialWall: 'Voir les publications',
  pauseVideo: 'Arrêter la vidéo d’arrière-plan',
  playVideo: 'Lire la vidéo d’arrière-plan',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  openLink: 'Ouvrir',
  table: 'Tableau',
  dialog: 'Détails',
  closeDialog: 'Fermer',
  loading: 'Chargement',
  loadFailed: 'Impossible de charger ce contenu.',
  noBlocks: 'Aucun bloc à afficher',
  retry: 'Réessayer',
};

/** Strings of the map adapters in French. */
export const mapStrings: MapStrings = {
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  errorText: 'Impossible de charger la carte. Toutes les adresses figurent ci-dessous.',
  fallbackText: 'Certaines parties de la carte n’ont pas pu être chargées. Les adresses y sont tout de même indiquées.',
};
