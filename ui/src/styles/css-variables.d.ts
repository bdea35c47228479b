import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Numbers that one element passes to its styles. */
    [name: `--witryna-${string}`]: string | number | undefined;
  }
}
