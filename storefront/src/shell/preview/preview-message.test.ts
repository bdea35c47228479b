import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPreview, parsePreviewMessage, type PreviewMessage } from './preview-message.ts';

const admin = 'https://admin.shop.example';
const preview = { authorization: 'eyJraWQiOiIxIn0.abc.def', version: '1767225600' };
// A window is known by identity alone.
const opener = new MessageChannel().port1;
const message = (changes: Partial<PreviewMessage> = {}): PreviewMessage => ({
  origin: admin,
  data: preview,
  source: opener,
  ...changes,
});
const read = (changes?: Partial<PreviewMessage>) => parsePreviewMessage(message(changes), [admin], [opener]);

describe('parsePreviewMessage', () => {
  it('[PRV-07] takes a token and a version of the admin', () => {
    expect(read()).toEqual(preview);
    expect(read({ data: { ...preview, more: true } })).toEqual(preview);
  });

  it.each([
    ['the token', { version: preview.version }],
    ['the version', { authorization: preview.authorization }],
  ])('[PRV-07] changes nothing with only %s', (_, data) => expect(read({ data })).toBeNull());

  it.each<[string, Partial<PreviewMessage>]>([
    ['another origin', { origin: 'https://admin.shop.example.evil.example' }],
    ['a window that neither opened nor frames the shop', { source: new MessageChannel().port1 }],
    ['no window', { source: null }],
    ['a token with a line break', { data: { ...preview, authorization: 'Bearer abcdefgh\r\nX-Evil: 1' } }],
    ['a version that is no number', { data: { ...preview, version: 'latest' } }],
    ['a text', { data: 'authorization' }],
  ])('[RSK-10] ignores %s', (_, changes) => expect(read(changes)).toBeNull());

  it('[RSK-10] ignores everything while no origin is configured', () => {
    expect(parsePreviewMessage(message(), [], [opener])).toBeNull();
  });

  it('never takes what could break out of a header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (authorization, version) => {
        if (isPreview({ authorization, version })) expect(`${authorization}${version}`).not.toMatch(/[^\x20-\x7e]/);
      }),
    );
  });
});
