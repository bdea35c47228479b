'use client';
import { GlobeIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { Switcher, type SwitcherProps } from './switcher.tsx';
import { storeSwitcherWords, type StoreSwitcherWords } from './switcher.words.ts';

/** Words that are left out come from the provider's table. */
export interface StoreSwitcherProps extends Omit<SwitcherProps, 'currentLabel' | 'icon'>, OwnWords<StoreSwitcherWords> {}

/** The switcher of store views, by group of stores; nothing for a single store (FRM-05, FRM-20, SW-6). */
export function StoreSwitcher({ currentLabel, ...props }: StoreSwitcherProps) {
  const words = useWords('storeSwitcher', storeSwitcherWords, { currentLabel });
  return <Switcher {...props} currentLabel={words.currentLabel} icon={<GlobeIcon size="small" />} />;
}
