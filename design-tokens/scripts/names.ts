/** Keys a token takes in the contract: the semantic tier is at the top, the component tier under `component`. */
export function contractPath(path: string): readonly string[] {
  const [tier, ...rest] = path.split('.');
  return tier === 'component' ? [tier, ...rest] : rest;
}

/** Returns the custom property of a token without its dashes, e.g. `w-color-text-on-sale`. */
export function propertyName(path: string): string {
  const [, ...parts] = path.split('.');
  return ['w', ...parts].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns whether styles may use a token. */
export function isPublic(path: string): boolean {
  return path.startsWith('semantic.') || path.startsWith('component.');
}
