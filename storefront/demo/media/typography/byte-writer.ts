/** Collects big-endian numbers into bytes. */
export class ByteWriter {
  readonly #chunks: Buffer[] = [];
  #length = 0;

  /** Number of bytes written so far. */
  get length(): number {
    return this.#length;
  }

  bytes(chunk: Uint8Array): this {
    this.#chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    this.#length += chunk.byteLength;
    return this;
  }

  uint16(...values: readonly number[]): this {
    const chunk = Buffer.alloc(values.length * 2);
    values.forEach((value, index) => chunk.writeUInt16BE(value & 0xffff, index * 2));
    return this.bytes(chunk);
  }

  uint32(...values: readonly number[]): this {
    const chunk = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => chunk.writeUInt32BE(value >>> 0, index * 4));
    return this.bytes(chunk);
  }

  /** Adds zero bytes until the length is a multiple of `size`. */
  align(size: number): this {
    const missing = (size - (this.#length % size)) % size;
    return missing === 0 ? this : this.bytes(Buffer.alloc(missing));
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
