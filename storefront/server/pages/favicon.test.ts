import { describe, expect, it } from 'vitest';
import { createMonogram } from './favicon.ts';

describe('createMonogram', () => {
  it.each([
    ['Schuh & Licht Wagner', 'S'],
    [' über Land', 'Ü'],
    ['<script>', '&lt;'],
    ['𝒲itryna', '𝒲'],
    ['', ''],
  ])('shows of %j the letter %j', (name, letter) => {
    expect(createMonogram(name)).toContain(`>${letter}</text>`);
  });
});
