import { describe, expect, it } from 'vitest';
import { needsClient } from './client-components.mjs';

describe('needsClient', () => {
  it.each([
    ['a hook of React', 'export function A() { const [a] = useState(0); return <b>{a}</b>; }'],
    ['a hook of the package', 'export function A() { return <b>{useWitryna().locale}</b>; }'],
    ['a hook deep inside', 'export const A = () => wrap(() => { if (x) return y(useThing()); });'],
  ])('says so for %s', (_, code) => {
    expect(needsClient(code, 'a.tsx')).toBe(true);
  });

  it.each([
    ['a module that is marked', "'use client';\nexport function A() { return useState(0); }"],
    ['a component without hooks', 'export function A({ used }: Props) { return <b>{used}</b>; }'],
    ['the one hook that servers have', 'export function A() { return <b id={useId()} />; }'],
    ['functions that only begin like hooks', 'export function A() { return user(useful); }'],
  ])('does not for %s', (_, code) => {
    expect(needsClient(code, 'a.tsx')).toBe(false);
  });
});
