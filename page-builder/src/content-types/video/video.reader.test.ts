import { describe, expect, it } from 'vitest';
import { contentType, row } from '../../fixtures/markup.ts';
import { video, videoBackground } from '../../fixtures/markup-widgets.ts';
import { readNode } from '../../fixtures/render-markup.tsx';
import { parsePageBuilder } from '../../parser/index.node.ts';
import { toStyleBlock } from '../../fixtures/style-block.ts';

describe('the reader of videos', () => {
  it('[PBT-43] reads URL, width and box from the parts that have them', () => {
    const markup = video({
      src: 'https://player.vimeo.com/video/76979871?title=0',
      maxWidth: '640px',
      style: 'text-align: center; margin: -5px;',
      wrapperStyle: 'border-style: solid; border-radius: 5px; padding: 3px;',
    });
    for (const node of [readNode('video', markup), readNode('video', toStyleBlock(markup))]) {
      expect(node).toMatchObject({
        url: 'https://player.vimeo.com/video/76979871?title=0',
        maxWidth: '640px',
        textAlign: 'center',
        marginTop: '-5px',
        border: 'solid',
        borderRadius: '5px',
        paddingTop: '3px',
        autoplay: false,
        muted: false,
      });
    }
  });

  it.each([
    [
      '<iframe data-element="video" src="https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1"></iframe>',
      true,
      true,
    ],
    [
      '<iframe data-element="video" src="https://player.vimeo.com/video/1?autoplay=1&autopause=0&muted=1"></iframe>',
      true,
      true,
    ],
    ['<iframe data-element="video" src="https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=0"></iframe>', false, false],
    ['<video data-element="video" src="/a.mp4" autoplay="true" muted="true"></video>', true, true],
    ['<video data-element="video" src="/a.mp4" autoplay muted=""></video>', true, true],
    ['<video data-element="video" src="/a.mp4" autoplay="false"></video>', false, false],
    ['<video src="/a.mp4" muted="muted"></video>', false, true],
  ])('[PBT-43] reads autoplay and muted of %s', (player, autoplay, muted) => {
    expect(readNode('video', contentType('video', {}, player))).toMatchObject({ autoplay, muted });
  });

  it('[PBT-43] reads a video as Page Builder 1.0 stored it', () => {
    const old = contentType(
      'video',
      { style: 'justify-content: center;' },
      '<div data-element="wrapper" style="text-align: center; margin: 1px; padding: 2px; max-width: 75%;"><iframe data-element="video" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></div>',
    );
    expect(readNode('video', old)).toMatchObject({
      maxWidth: '75%',
      marginTop: '1px',
      paddingTop: '2px',
      textAlign: 'center',
    });
  });

  it.each([
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', true],
    ['https://player.vimeo.com/video/76979871', true],
    ['https://media.shop.example/a.mp4', true],
    ['/a.mp4', true],
    ['https://evil.example/a.mp4', false],
    ['https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ', false],
    ['https://evil.example/?https://www.youtube.com/embed/aqz-KE-bpKQ', false],
  ])('[PBT-43] [PBT-09] [VID-07] allows the given media hosts, YouTube and Vimeo only: %s', (src, isKept) => {
    const markup =
      contentType('video', {}, `<iframe data-element="video" src="${src}"></iframe>`) +
      row('', { attributes: videoBackground(src) });
    const addresses = parsePageBuilder(markup, { mediaHosts: ['media.shop.example'] }).children.map((node): unknown =>
      Reflect.get(node, node.contentType === 'video' ? 'url' : 'videoSrc'),
    );
    expect(addresses).toEqual(isKept ? [src, src] : [undefined, undefined]);
  });

  it('[PBT-43] reads no URL when none is set or it is not allowed', () => {
    expect(readNode('video', video({}))).not.toHaveProperty('url');
    expect(readNode('video', video({ src: 'javascript:alert(1)' }))).not.toHaveProperty('url');
  });
});
