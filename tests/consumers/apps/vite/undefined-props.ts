import type { ComponentType } from 'react';

type PropsOf<Value> = Value extends ComponentType<infer Props> ? Props : never;

/** Optional props of a component with the value `undefined`. */
type AllUndefined<Props> = {
  [Name in keyof Props as Pick<Props, never> extends Pick<Props, Name> ? Name : never]: undefined;
};

type TakesUndefined<Props> = Props extends unknown
  ? AllUndefined<Props> extends Partial<Props>
    ? true
    : false
  : never;

/** Names of the exports whose optional props do not accept `undefined` under `exactOptionalPropertyTypes`. */
type Faults<Module> = {
  [Name in keyof Module]: false extends TakesUndefined<PropsOf<Module[Name]>> ? Name : never;
}[keyof Module];

/** Compiles only if every component accepts `undefined` for each prop that it does not need. */
export const faults: (Faults<typeof import('@witryna/ui')> | Faults<typeof import('@witryna/page-builder')>)[] = [];
export const noFaults: never[] = faults;
