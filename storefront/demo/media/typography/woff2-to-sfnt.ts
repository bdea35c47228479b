import { brotliDecompressSync } from 'node:zlib';
import { ByteCursor } from './byte-cursor.ts';
import { ByteWriter } from './byte-writer.ts';
import { restoreGlyfTables } from './woff2-glyf.ts';

/** Table tags in the order of their WOFF2 numbers (W3C WOFF File Format 2.0, section 4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea ' +
  'vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar ' +
  'gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

const signature = 0x774f4632;

/**
 * Unpacks a WOFF2 web font into a plain TrueType font.
 *
 * Needed because fontkit reads the outlines of a WOFF2 file without its variations: only from a plain font does it
 * draw weights other than the default one.
 *
 * @param woff2 bytes of a `.woff2` file with TrueType outlines.
 * @returns bytes of the equivalent `.ttf` file.
 * @throws RangeError for anything else.
 */
export function woff2ToSfnt(woff2: Uint8Array): Buffer {
  const cursor = new ByteCursor(woff2);
  if (cursor.uint32() !== signature) throw new RangeError('Not a WOFF2 font');
  const flavor = cursor.uint32();
  cursor.skip(4);
  const tableCount = cursor.uint16();
  cursor.skip(6);
  const compressedSize = cursor.uint32();
  cursor.skip(24);

  const directory = Array.from({ length: tableCount }, () => readEntry(cursor));
  const data = new ByteCursor(brotliDecompressSync(cursor.bytes(compressedSize)));
  const tables = new Map<string, Uint8Array>();
  for (const { tag, size, transformed } of directory) {
    const bytes = data.bytes(size);
    if (!transformed) {
      tables.set(tag, bytes);
    } else if (tag === 'glyf') {
      const { glyf, loca } = restoreGlyfTables(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (tag !== 'loca') {
      throw new RangeError(`The ${tag} table of the font is transformed in an unknown way`);
    }
  }
  const head = tables.get('head');
  if (!head) throw new RangeError('The font has no head table');
  const longHead = Buffer.from(head);
  longHead.writeInt16BE(1, 50);
  tables.set('head', longHead);
  return writeSfnt(flavor, tables);
}

interface TableEntry {
  tag: string;
  size: number;
  transformed: boolean;
}

function readEntry(cursor: ByteCursor): TableEntry {
  const flags = cursor.uint8();
  const number = flags & 0x3f;
  const tag = number === 0x3f ? Buffer.from(cursor.bytes(4)).toString('latin1') : knownTags[number];
  if (tag === undefined) throw new RangeError('The font has a table of an unknown kind');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  const size = cursor.base128();
  return { tag, size: transformed ? cursor.base128() : size, transformed };
}

function writeSfnt(flavor: number, tables: ReadonlyMap<string, Uint8Array>): Buffer {
  const sorted = [...tables].sort(([first], [second]) => (first < second ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = new ByteWriter();
  const body = new ByteWriter();
  header.uint32(flavor).uint16(sorted.length, 2 ** power * 16, power, (sorted.length - 2 ** power) * 16);
  const start = 12 + sorted.length * 16;
  for (const [tag, bytes] of sorted) {
    header.bytes(Buffer.from(tag, 'latin1')).uint32(0, start + body.length, bytes.length);
    body.bytes(bytes).align(4);
  }
  return Buffer.concat([header.toBuffer(), body.toBuffer()]);
}
