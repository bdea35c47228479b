import { describe, expect, it } from 'vitest';
import { artRegistry } from './registry.ts';

describe('artRegistry', () => {
  it.each([...artRegistry])('%s is drawn in the size it declares', (_, drawing) => {
    const svg = drawing.draw();
    const { width, height } = drawing;
    const root = /^<svg [^>]*>/u.exec(svg)?.[0];
    expect(root).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect(/NaN|undefined|Infinity/u.exec(svg)).toBeNull();
  });
});
