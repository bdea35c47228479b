/** Reads big-endian numbers from bytes, one after another. Throws `RangeError` past the end. */
export class ByteCursor {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Number of bytes read so far. */
  get position(): number {
    return this.#position;
  }

  uint8(): number {
    const value = this.#view.getUint8(this.#position);
    this.#position += 1;
    return value;
  }

  uint16(): number {
    const value = this.#view.getUint16(this.#position);
    this.#position += 2;
    return value;
  }

  int16(): number {
    const value = this.#view.getInt16(this.#position);
    this.#position += 2;
    return value;
  }

  uint32(): number {
    const value = this.#view.getUint32(this.#position);
    this.#position += 4;
    return value;
  }

  /** The next `length` bytes, without copying. */
  bytes(length: number): Uint8Array {
    if (this.#position + length > this.#bytes.length) throw new RangeError('Read past the end of the font');
    const slice = this.#bytes.subarray(this.#position, this.#position + length);
    this.#position += length;
    return slice;
  }

  skip(length: number): void {
    this.bytes(length);
  }

  /** `UIntBase128` of WOFF2: seven bits to a byte, most significant first. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.uint8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new RangeError('A WOFF2 number is longer than five bytes');
  }

  /** `255UInt16` of WOFF2: small numbers in one byte. */
  packedUint16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 255) return this.uint8() + 253;
    if (code === 254) return this.uint8() + 506;
    return code;
  }
}
