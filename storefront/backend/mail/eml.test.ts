import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeEml, encodeHeader } from './eml.ts';

function decodeHeader(header: string): string {
  const bytes = [...header.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gu)].map((match) => Buffer.from(match[1] ?? '', 'base64'));
  return bytes.length === 0 ? header : Buffer.concat(bytes).toString('utf8');
}

describe('encodeHeader', () => {
  it('leaves short ASCII alone', () => {
    expect(encodeHeader('Order 000000001')).toBe('Order 000000001');
  });

  it('survives a round trip, keeps to 76 columns and cannot start a new header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const header = encodeHeader(text);
        expect(decodeHeader(header)).toBe(text.replace(/[\r\n]+/gu, ' '));
        for (const [index, line] of header.split('\r\n').entries()) {
          expect(line.length).toBeLessThanOrEqual(76);
          if (index > 0) expect(line.startsWith(' ')).toBe(true);
        }
      }),
    );
  });
});

describe('composeEml', () => {
  it('writes both parts and keeps injected line ends out of the headers', () => {
    const eml = composeEml({
      id: '7',
      from: { name: 'Witryna', address: 'sklep@witryna.example' },
      to: 'ola@example.com\r\nBcc: all@example.com',
      replyTo: 'jan@example.com',
      subject: 'Zażółć\r\nBcc: all@example.com',
      date: new Date('2026-11-21T10:00:00Z'),
      html: '<p>Cześć</p>',
      text: 'Cześć',
    });
    const [headers = '', body = ''] = eml.split('\r\n\r\n--', 2);
    expect(headers).not.toMatch(/^Bcc:/mu);
    expect(headers).toContain('Date: Sat, 21 Nov 2026 10:00:00 +0000');
    expect(headers).toContain('Reply-To: <jan@example.com>');
    expect(body).toBeTruthy();
    expect(eml).toContain(Buffer.from('<p>Cześć</p>').toString('base64'));
    expect(eml.replaceAll('\r\n', '')).not.toContain('\n');
    expect(eml.trimEnd().endsWith('--witryna-7--')).toBe(true);
  });
});
