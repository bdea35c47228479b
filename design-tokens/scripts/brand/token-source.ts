import type { ResolverPlan } from '../resolver.ts';

/** The token files of the package. */
export interface TokenSource {
  plan: ResolverPlan;
  /** Returns a parsed token file by its name in the resolver file. */
  read: (file: string) => unknown;
}
