import { ByteCursor } from './byte-cursor.ts';
import { ByteWriter } from './byte-writer.ts';

/** The `glyf` table of a TrueType font with its `loca` table in the long format (`indexToLocFormat` 1). */
export interface GlyfTables {
  glyf: Buffer;
  loca: Buffer;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

const moreComponents = 1 << 5;
const argumentsAreWords = 1 << 0;
const haveScale = 1 << 3;
const haveTwoScales = 1 << 6;
const haveMatrix = 1 << 7;
const haveInstructions = 1 << 8;

/**
 * Restores the `glyf` and `loca` tables from the transformed `glyf` table of a WOFF2 file
 * (W3C WOFF File Format 2.0, section 5.1).
 */
export function restoreGlyfTables(transformed: Uint8Array): GlyfTables {
  const header = new ByteCursor(transformed);
  header.skip(4);
  const glyphCount = header.uint16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.uint32());
  const [contourCounts, pointCounts, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteCursor(header.bytes(size)),
  );
  if (!contourCounts || !pointCounts || !flags || !glyphs || !composites || !boxes || !instructions) {
    throw new RangeError('The glyf table of the font is cut short');
  }

  const boxFlags = boxes.bytes(4 * Math.ceil(glyphCount / 32));
  const hasBox = (index: number) => ((boxFlags[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  const glyf = new ByteWriter();
  const offsets = [0];

  for (let index = 0; index < glyphCount; index += 1) {
    const contours = contourCounts.int16();
    if (contours > 0) {
      const ends: number[] = [];
      let pointTotal = 0;
      for (let contour = 0; contour < contours; contour += 1) {
        pointTotal += pointCounts.packedUint16();
        ends.push(pointTotal - 1);
      }
      const points = readPoints(flags, glyphs, pointTotal);
      const program = instructions.bytes(glyphs.packedUint16());
      glyf
        .uint16(contours, ...(hasBox(index) ? readBox(boxes) : getBoundingBox(points)), ...ends, program.length)
        .bytes(program);
      glyf.bytes(Uint8Array.from(points, (point) => (point.onCurve ? 1 : 0)));
      glyf.uint16(...deltas(points.map((point) => point.x)), ...deltas(points.map((point) => point.y)));
    } else if (contours < 0) {
      const { bytes, instructed } = readComponents(composites);
      glyf.uint16(contours, ...readBox(boxes)).bytes(bytes);
      if (instructed) {
        const program = instructions.bytes(glyphs.packedUint16());
        glyf.uint16(program.length).bytes(program);
      }
    }
    glyf.align(4);
    offsets.push(glyf.length);
  }

  return { glyf: glyf.toBuffer(), loca: new ByteWriter().uint32(...offsets).toBuffer() };
}

/** Decodes the triplets of section 5.2: a flag byte and one to four bytes of distances for every point. */
function readPoints(flags: ByteCursor, data: ByteCursor, count: number): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index < count; index += 1) {
    const flagByte = flags.uint8();
    const flag = flagByte & 0x7f;
    const [dx, dy] = readDistance(flag, data);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flagByte < 0x80 });
  }
  return points;
}

function readDistance(flag: number, data: ByteCursor): readonly [number, number] {
  const signed = (bit: number, value: number) => ((bit & 1) === 1 ? value : -value);
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + data.uint8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + data.uint8()), 0];
  if (flag < 84) {
    const base = flag - 20;
    const byte = data.uint8();
    return [signed(flag, 1 + (base & 0x30) + (byte >> 4)), signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f))];
  }
  if (flag < 120) {
    const base = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + data.uint8()),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + data.uint8()),
    ];
  }
  if (flag < 124) {
    const first = data.uint8();
    const second = data.uint8();
    const third = data.uint8();
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  }
  return [signed(flag, data.uint16()), signed(flag >> 1, data.uint16())];
}

function readComponents(stream: ByteCursor): { bytes: Buffer; instructed: boolean } {
  const writer = new ByteWriter();
  let instructed = false;
  let flags = moreComponents;
  while ((flags & moreComponents) !== 0) {
    flags = stream.uint16();
    instructed ||= (flags & haveInstructions) !== 0;
    const scale =
      (flags & haveScale) !== 0 ? 2 : (flags & haveTwoScales) !== 0 ? 4 : (flags & haveMatrix) !== 0 ? 8 : 0;
    const size = 2 + ((flags & argumentsAreWords) !== 0 ? 4 : 2) + scale;
    writer.uint16(flags).bytes(stream.bytes(size));
  }
  return { bytes: writer.toBuffer(), instructed };
}

function readBox(boxes: ByteCursor): number[] {
  return Array.from({ length: 4 }, () => boxes.int16());
}

function getBoundingBox(points: readonly Point[]): number[] {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}
