import type { SeedUrlRewrite } from '../../backend/index.ts';

/** Addresses of the former shop and short ones from leaflets. */
export const urlRewrites: SeedUrlRewrite[] = [
  { requestPath: 'promocje.html', targetPath: 'wyprzedaz.html', redirectCode: 301 },
  { requestPath: 'witaminy/witamina-d3.html', targetPath: 'witaminy/witamina-d.html', redirectCode: 301 },
  { requestPath: 'o-nas', targetPath: 'about-us', redirectCode: 301 },
  { requestPath: 'kontakt', targetPath: 'customer-service', redirectCode: 301 },
  { requestPath: 'salony', targetPath: 'stores', redirectCode: 301 },
  { requestPath: 'witamina-d', targetPath: 'poradnik-dawkowanie-witaminy-d3', redirectCode: 302 },
  { requestPath: 'jesien', targetPath: 'odpornosc.html', redirectCode: 302 },
];
