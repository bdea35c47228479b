import { describe, expect, it } from 'vitest';
import { drawerStrings } from './drawer.strings.ts';
import { getDrawerBackTarget, drawerViews, opensPane } from './drawer-views.ts';

describe('drawerViews', () => {
  it('[NAV-01] has five views', () => {
    expect(drawerViews).toEqual(['MENU', 'SIGN_IN', 'CREATE_ACCOUNT', 'FORGOT_PASSWORD', 'MY_ACCOUNT']);
  });

  it('[NAV-02] has a title for each view', () => {
    expect(drawerViews.map((view) => drawerStrings.titles[view])).toEqual([
      'Main Menu',
      'Sign In',
      'Create Account',
      'Forgot Password',
      'My Account',
    ]);
  });
});

describe('getDrawerBackTarget', () => {
  it.each([
    ['[NAV-03]', 'CREATE_ACCOUNT', 'SIGN_IN'],
    ['[NAV-04]', 'FORGOT_PASSWORD', 'SIGN_IN'],
    ['[NAV-05]', 'MY_ACCOUNT', 'MENU'],
    ['[NAV-06]', 'SIGN_IN', 'MENU'],
  ] as const)('%s leads from %s to %s at every level of the menu', (_, from, view) => {
    expect([true, false].map((atRoot) => getDrawerBackTarget(from, atRoot))).toEqual([
      { to: 'view', view },
      { to: 'view', view },
    ]);
  });

  it('[NAV-07] returns the parent level in the menu', () =>
    expect(getDrawerBackTarget('MENU', false)).toEqual({ to: 'parent-level' }));

  it('[NAV-08] returns the page at the top level of the menu', () =>
    expect(getDrawerBackTarget('MENU', true)).toEqual({ to: 'page' }));

  it('[DR-11] eventually returns the page from every view', () => {
    for (const view of drawerViews) {
      let back = getDrawerBackTarget(view, true);
      for (let steps = 0; steps < drawerViews.length && back.to === 'view'; steps += 1)
        back = getDrawerBackTarget(back.view, true);
      expect(back).toEqual({ to: 'page' });
    }
  });
});

describe('opensPane', () => {
  it('[NAV-09] returns true for every view but the menu', () => {
    expect(drawerViews.filter(opensPane)).toEqual(drawerViews.filter((view) => view !== 'MENU'));
  });
});
