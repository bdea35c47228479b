/** The little of jsdom that the benchmark uses; it brings no types. */
declare module 'jsdom' {
  export class VirtualConsole {
    removeAllListeners(): this;
  }
  export class JSDOM {
    constructor(html: string, options: { virtualConsole: VirtualConsole });
    readonly window: Window & typeof globalThis;
  }
}
