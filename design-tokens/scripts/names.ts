/** Keys a token takes in the contract: the semantic tier stands at the top, the component tier under `component`. */
export function contractPath(path: string): readonly string[] {
  const [tier, ...rest] = path.split('.');
  return tier === 'component' ? [tier, ...rest] : rest;
}

/** Custom property of a token without its dashes, for example `w-color-text-on-sale`. */
export function propertyName(path: string): string {
  const [, ...parts] = path.split('.');
  return ['w', ...parts].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** True for a token that styles may use. */
export function isPublic(path: string): boolean {
  return path.startsWith('semantic.') || path.startsWith('component.');
}
