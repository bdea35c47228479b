import { getSampleLocale } from '../../../src/story-utils/sample-text.ts';
import { german } from './de.ts';
import { english, type Examples } from './en.ts';
import { polish } from './pl.ts';

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
