import { englishMapStrings, type MapStrings } from '../maps/map-strings.ts';
import { englishStrings, type PageBuilderStrings } from '../render/strings.ts';

/** Strings of the renderers in American English, which are the defaults. */
export const strings: PageBuilderStrings = englishStrings;

/** Strings of the map adapters in American English, which are the defaults. */
export const mapStrings: MapStrings = englishMapStrings;
