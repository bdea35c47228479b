import { describe, expect, it } from 'vitest';
import { rewriteForReact18 } from './rewrite.mjs';

const rewritten = (code: string, file = 'thing.tsx'): string => rewriteForReact18(code, file);

describe('rewriteForReact18', () => {
  it('wraps a component that names a ref, and keeps the directive first', () => {
    expect(
      rewritten(
        "'use client';\nexport function Thing({ ref, ...props }: Props) {\n  return <b ref={ref} {...props} />;\n}\n",
      ),
    ).toBe(
      "'use client';\nimport { acceptRef } from 'witryna:react-18/accept-ref'; " +
        'export const Thing = /* @__PURE__ */ acceptRef(function Thing({ ref, ...props }: Props) {\n  return <b ref={ref} {...props} />;\n});\n',
    );
  });

  it.each([
    ['whose rest may hold one', 'export function Thing({ size, ...props }: Props) { return <b {...props} />; }'],
    ['that takes its props whole', 'export function Thing(props: Props) { return <b {...props} />; }'],
    ['that is not exported', 'function Thing({ ref }: Props) { return <b ref={ref} />; }'],
    ['that is the default', 'export default function Thing({ ref }: Props) { return <b ref={ref} />; }'],
  ])('wraps a component %s', (_, code) => {
    expect(rewritten(code)).toContain('acceptRef(function Thing(');
  });

  it.each([
    ['a component that can see no ref', 'export function Thing({ size }: Props) { return <b>{size}</b>; }'],
    ['a function that is no component', 'export function thing(props: Props) { return props; }'],
    ['a type', 'export interface Thing { inert: boolean }'],
    ['an attribute of a component', 'const thing = <Thing inert={true} />;'],
  ])('leaves %s alone', (_, code) => {
    expect(rewritten(code)).toBe(code);
  });

  it('leaves functions of modules without JSX alone', () => {
    const code = 'export function Thing(props: Props) { return props; }';
    expect(rewritten(code, 'thing.ts')).toBe(code);
  });

  it('gives contexts their provider', () => {
    expect(rewritten('const thing = <PlaceContext value={1}><i /></PlaceContext>;')).toBe(
      'const thing = <PlaceContext.Provider value={1}><i /></PlaceContext.Provider>;',
    );
  });

  it('takes useEffectEvent from the package', () => {
    expect(rewritten("import { useEffect, useEffectEvent, type Ref } from 'react';\n")).toBe(
      "import { useEffectEvent } from 'witryna:react-18/use-effect-event'; import { useEffect, type Ref } from 'react';\n",
    );
  });

  it('writes attributes that React 18 does not know by functions, and what stands inside them too', () => {
    const code = 'const thing = <img inert fetchPriority={make(<PlaceContext value={1} />)} />;';
    const changed = rewritten(code);
    expect(changed).toContain('{...inertAttribute(true)}');
    expect(changed).toContain('{...fetchPriorityAttribute(make(<PlaceContext.Provider value={1} />))}');
    expect(rewritten('const thing = <img fetchPriority="high" />;')).toContain('{...fetchPriorityAttribute("high")}');
  });

  it('keeps every line in its place, so that source maps stay right', () => {
    const code =
      "import {\n  useEffect,\n  useEffectEvent,\n} from 'react';\n" +
      'export function Thing(props: Props) {\n  return <img {...props} fetchPriority={\n    props.priority\n  } />;\n}\nlast();\n';
    expect(
      rewritten(code)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      "import { useEffectEvent } from 'witryna:react-18/use-effect-event'; import { acceptRef } from 'witryna:react-18/accept-ref'; import { fetchPriorityAttribute } from 'witryna:react-18/attributes'; import { useEffect }",
      '',
      '',
      "from 'react';",
      'export const Thing = /* @__PURE__ */ acceptRef(function Thing(props: Props) {',
      'return <img {...props} {...fetchPriorityAttribute(',
      'props.priority)}',
      '/>;',
      '});',
      'last();',
      '',
    ]);
  });

  it.each(['use', 'useActionState', 'useOptimistic'])('refuses %s, which React 18 lacks', (name) => {
    expect(() => rewritten(`import { ${name} } from 'react';`)).toThrow(`thing.tsx imports ${name}`);
  });
});
