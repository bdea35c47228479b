import { getSampleLocale } from '../../../src/story-utils/sample-text.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { polish } from './pl.ts';

/** Texts that follow the rules or break them, and what the rules mean in their language. */
export type Examples = Readonly<Record<keyof typeof english, string>>;

const languages: Readonly<Record<string, Examples>> = { de: german, en: english, pl: polish };

/** Returns the language of the examples: that of the stories, or English if there are none in it. */
export function getExampleLanguage(): string {
  const [language = ''] = getSampleLocale().split('-');
  return language in languages ? language : 'en';
}

/** Returns the examples in the language of the stories. */
export function getExamples(): Examples {
  return languages[getExampleLanguage()] ?? english;
}
