import { describe, expect, it } from 'vitest';
import type { NodeBase } from '../nodes.ts';
import { getBoxProps, frameStyle, heightProps, getLightThemeProps } from './box.ts';

const base: NodeBase = { isHidden: false, cssClasses: [], mediaQueries: [], children: [] };
const media = (width: number, minHeight: string) => ({
  media: `only screen and (max-width: ${width}px)`,
  style: { minHeight },
});

describe('getBoxProps', () => {
  it('[PBT-02] converts the common style fields to class and style', () => {
    const { className, style } = getBoxProps(
      {
        ...base,
        marginTop: '1px',
        paddingLeft: '2px',
        minHeight: '3px',
        backgroundColor: 'rgb(1, 2, 3)',
        textAlign: 'right',
        cssClasses: ['a', 'b'],
      },
      'own',
    );
    expect(className).toBe('own a b');
    expect(style).toMatchObject({
      marginTop: '1px',
      paddingLeft: '2px',
      minHeight: '3px',
      backgroundColor: 'rgb(1, 2, 3)',
      textAlign: 'right',
    });
  });

  it('adds the styles of a preset class', () => {
    expect(getBoxProps({ ...base, cssClasses: ['section'] }).className?.split(' ').length).toBeGreaterThan(1);
  });
});

describe('getLightThemeProps', () => {
  it.each([{ backgroundColor: '#f0ded3' }, { desktopImage: 'a.jpg' }])('keeps the light theme on %j', (node) => {
    expect(getLightThemeProps(node)).toEqual({ 'data-theme': 'light', 'data-pb-background': 'unknown' });
  });

  it('has no theme of its own, or that of the color, on an image for phones alone', () => {
    expect(getLightThemeProps({ mobileImage: 'b.jpg' })).toEqual({});
    expect(getLightThemeProps({ mobileImage: 'b.jpg', backgroundColor: 'rgb(0, 0, 0)' })).toMatchObject({
      'data-pb-background': 'dark',
    });
  });

  it.each(['rgb(30, 75, 56)', 'rgb(0, 0, 0)', 'rgb(128, 0, 0)'])('[PB-7] has light text on %s', (backgroundColor) => {
    expect(getLightThemeProps({ backgroundColor })).toEqual({ 'data-theme': 'light', 'data-pb-background': 'dark' });
  });

  it.each([
    ['rgb(255, 255, 255)', 'light'],
    ['rgb(255, 0, 0)', 'medium-light'],
    ['rgb(11, 110, 79)', 'medium-dark'],
  ])('[PB-7] has the text of its tone on %s', (backgroundColor, tone) => {
    expect(getLightThemeProps({ backgroundColor })).toEqual({ 'data-theme': 'light', 'data-pb-background': tone });
  });

  it('[PB-7] has the text of the light theme on a translucent background', () => {
    expect(getLightThemeProps({ backgroundColor: 'rgba(0, 0, 0, 0.5)' })).toEqual({
      'data-theme': 'light',
      'data-pb-background': 'unknown',
    });
  });

  it('leaves content without a background to the surrounding theme', () => {
    expect(getLightThemeProps({})).toEqual({});
    expect(getLightThemeProps({ backgroundColor: 'transparent' })).toEqual({});
    expect(getBoxProps(base)).not.toHaveProperty('data-theme');
  });
});

describe('frameStyle', () => {
  it('returns no border without a style', () => {
    expect(frameStyle({ border: 'none', borderWidth: '1px', borderColor: 'red' })).not.toHaveProperty('borderWidth');
    expect(frameStyle({ border: 'solid', borderWidth: '1px' })).toMatchObject({
      borderStyle: 'solid',
      borderWidth: '1px',
    });
  });
});

describe('heightProps', () => {
  it.each([767, 768])('[PBT-02] applies the minimum height of a %dpx media query on phones', (width) => {
    expect(heightProps({ minHeight: '400px', mediaQueries: [media(width, '200px')] }).style).toEqual({
      '--pb-min-height': '400px',
      '--pb-min-height-tablet': '400px',
      '--pb-min-height-mobile': '200px',
    });
  });

  it('applies wider media queries on tablets, and on phones too unless they have their own', () => {
    expect(heightProps({ mediaQueries: [media(1024, '300px')] }).style).toEqual({
      '--pb-min-height': 'auto',
      '--pb-min-height-tablet': '300px',
      '--pb-min-height-mobile': '300px',
    });
  });

  it('ignores queries without a maximum width, and invalid heights', () => {
    const mediaQueries = [
      { media: 'print', style: { minHeight: '1px' } },
      media(768, 'url(x)'),
      { media: 'only screen and (max-width: 768px)', style: { display: 'flex' } },
    ];
    expect(heightProps({ minHeight: '5px', mediaQueries })).toEqual({
      className: undefined,
      style: { minHeight: '5px' },
    });
  });
});
