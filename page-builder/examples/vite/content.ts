/** What Magento delivers for a CMS page: a row with a heading, a text, a button and two columns. */
export const cmsPage = `
<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-element="inner" style="justify-content: flex-start; display: flex; flex-direction: column;">
<h2 data-content-type="heading" data-appearance="default" data-element="main" style="text-align: center;">Odporność na co dzień</h2>
<div data-content-type="text" data-appearance="default" data-element="main"><p>Cynk pomaga w prawidłowym funkcjonowaniu <strong>układu odpornościowego</strong>.</p><script>window.fromContent = true</script></div>
<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main"><div data-content-type="button-item" data-appearance="default" data-element="main" style="display: inline-block;"><a class="pagebuilder-button-primary" href="/cynk" target="" data-link-type="default" data-element="link"><span data-element="link_text">Zobacz cynk</span></a></div></div>
</div></div>`;

/** A block of a shop whose backend writes absolute links. */
export const cmsBlock = `<div data-content-type="text" data-appearance="default" data-element="main"><p><a href="https://shop.example/?strona=magnez">Zobacz magnez</a></p></div>`;
