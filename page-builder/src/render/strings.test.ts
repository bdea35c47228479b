import { describe, expect, it } from 'vitest';
import { englishMapStrings, type MapStrings } from '../maps/map-strings.ts';
import * as german from '../strings/de-DE.ts';
import * as british from '../strings/en-GB.ts';
import * as american from '../strings/en-US.ts';
import * as spanish from '../strings/es-ES.ts';
import * as canadianFrench from '../strings/fr-CA.ts';
import * as french from '../strings/fr-FR.ts';
import * as italian from '../strings/it-IT.ts';
import * as dutch from '../strings/nl-NL.ts';
import * as polish from '../strings/pl-PL.ts';
import * as portuguese from '../strings/pt-PT.ts';
import { englishStrings, type PageBuilderStrings } from './strings.ts';

const translated = {
  'de-DE': german,
  'es-ES': spanish,
  'fr-CA': canadianFrench,
  'fr-FR': french,
  'it-IT': italian,
  'nl-NL': dutch,
  'pl-PL': polish,
  'pt-PT': portuguese,
};

/** Texts that are the same word in English and another language. */
const sameWords = ['Details', 'Video'];

/** Texts by key, those of functions with example values. */
function getTexts(strings: PageBuilderStrings, mapStrings: MapStrings): Record<string, string> {
  const texts = { ...strings, ...mapStrings, slidePosition: strings.slidePosition(1, 3) };
  return { ...texts, playHostedVideo: strings.playHostedVideo('Film') };
}

describe('the tables of strings', () => {
  it.each([british, american])('are the defaults in English', ({ strings, mapStrings }) => {
    expect([strings, mapStrings]).toEqual([englishStrings, englishMapStrings]);
  });

  it.each(Object.entries(translated))('have every text in %s', (_, { strings, mapStrings }) => {
    const english = getTexts(englishStrings, englishMapStrings);
    const own = getTexts(strings, mapStrings);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    const untranslated = Object.entries(own).filter(
      ([key, text]) => text === '' || (text === english[key] && !sameWords.includes(text)),
    );
    expect(untranslated).toEqual([]);
    expect(strings.slidePosition(2, 5)).toMatch(/2.*5/);
    expect(strings.playHostedVideo('Film')).toMatch(/: Film$/);
  });
});
