/** Loads every declaration of the packages, so that the compiler checks them all. */
export type Everything = [
  typeof import('@witryna/design-tokens'),
  typeof import('@witryna/design-tokens/contract'),
  typeof import('@witryna/ui'),
  typeof import('@witryna/page-builder'),
  typeof import('@witryna/page-builder/parser'),
  typeof import('@witryna/page-builder/server'),
  typeof import('@witryna/page-builder/contrast'),
  typeof import('@witryna/page-builder/video'),
  typeof import('@witryna/page-builder/leaflet'),
  typeof import('@witryna/page-builder/google-maps'),
];
