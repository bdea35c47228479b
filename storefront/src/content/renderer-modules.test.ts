import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseRichContent } from '@witryna/page-builder/parser';
import { describe, expect, it } from 'vitest';
import { rendererModules } from './renderer-modules.ts';

const types = ['dynamic_block', 'faq', 'map', 'products', 'slider', 'tabs', 'tintup', 'video'];
const createContent = (names: readonly string[]) =>
  parseRichContent(names.map((name) => `<div data-content-type="${name}" data-element="main"></div>`).join(''));

describe('rendererModules', () => {
  it('names a module that exists for each rare content type of a page', () => {
    const modules = rendererModules(createContent(types));
    expect(modules).toHaveLength(types.length);
    expect(modules.filter((module) => !existsSync(path.resolve(import.meta.dirname, '../..', module)))).toEqual([]);
  });

  it('names none for pages without them', () => {
    expect(rendererModules(createContent(['row', 'text']))).toEqual([]);
    expect(rendererModules({ html: '<p>Wysyłka w 24 godziny</p>' })).toEqual([]);
  });
});
