/** Languages of the demo's texts; Polish is that of the stored ones. */
export type DemoLanguage = 'pl' | 'en';
