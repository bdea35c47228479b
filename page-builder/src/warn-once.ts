// Bundlers replace it, and remove the warning from production builds.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const shown = new Set<string>();

/** Writes a warning for developers to the console: each text once, and none in production. */
export function warnOnce(text: string): void {
  if (process.env.NODE_ENV === 'production' || shown.has(text)) return;
  shown.add(text);
  console.warn(text);
}
