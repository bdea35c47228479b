import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notations, storedContent } from '../fixtures/stored-documents.ts';
import { editorNotation, writeStored } from '../fixtures/stored-element.ts';
import { parsePageBuilder } from './index.node.ts';

const failed = (message: string) => {
  throw new Error(message);
};
const logger = { warn: failed, error: failed };
const getTree = (html: string) => parsePageBuilder(html, { logger });

describe('content of every type with any settings', () => {
  it('[PBT-01] [PBT-02] gives the same tree in every notation: inline, in style blocks of the editor, of the upgrade or minified, well-formed or not', () => {
    fc.assert(
      fc.property(storedContent, notations, (content, notation) => {
        expect(getTree(writeStored(content, notation))).toEqual(getTree(writeStored(content, editorNotation)));
      }),
      { numRuns: 100 },
    );
  });
});
