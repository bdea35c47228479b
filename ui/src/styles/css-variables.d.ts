import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Values that an element passes to its styles. */
    [name: `--witryna-${string}`]: string | number | undefined;
  }
}
