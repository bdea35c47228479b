import type { WitrynaProviderProps } from '@witryna/ui/provider';

/** Strings of the UI library's components; those that are left out are British English. */
export type UiStringTable = NonNullable<WitrynaProviderProps['strings']>;
