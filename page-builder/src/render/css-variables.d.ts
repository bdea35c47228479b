import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties by which renderers pass values of the content to their style sheets. */
    [name: `--pb-${string}`]: string | number | undefined;
  }
}
