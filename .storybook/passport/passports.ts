import type { Passport } from '../../ui/docs/passport/passport.ts';

/** Of every component. The plugin beside this module puts them in its place, made anew for each build. */
export const passports: readonly Passport[] = [];
