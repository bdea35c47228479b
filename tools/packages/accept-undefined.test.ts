import { expect, it } from 'vitest';
import { acceptUndefined } from './accept-undefined.mjs';

const accept = (text: string) => acceptUndefined('props.d.ts', text);

it('lets optional properties accept undefined', () => {
  expect(accept("export interface Props {\n  size?: 'small' | 'large';\n  label: string;\n}")).toBe(
    "export interface Props {\n  size?: 'small' | 'large' | undefined;\n  label: string;\n}",
  );
  expect(accept('declare function f(props: { a?: { b?: 1 }; }): void;')).toBe(
    'declare function f(props: { a?: { b?: 1 | undefined } | undefined; }): void;',
  );
});

it('keeps the meaning of function and conditional types', () => {
  expect(accept('interface P { onClose?: (name: string) => void; }')).toBe(
    'interface P { onClose?: ((name: string) => void) | undefined; }',
  );
  expect(accept('interface P<T> { a?: T extends 1 ? 2 : 3; }')).toBe(
    'interface P<T> { a?: (T extends 1 ? 2 : 3) | undefined; }',
  );
});

it('turns methods that may be absent into properties', () => {
  expect(accept('interface P { onClose?(name: string): void; }')).toBe(
    'interface P { onClose?: ((name: string) => void) | undefined; }',
  );
});

it('leaves alone what accepts undefined already', () => {
  const text = 'interface P { a?: string | undefined; b?: unknown; readonly c: 1; d(): void; }';
  expect(accept(text)).toBe(text);
});
