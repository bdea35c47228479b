vcl 4.1;

import std;

# Names the processes of the storefront and their director, `storefront`, a director of the kind "shard".
include "backends.vcl";

# Names the machines that may remove pages, `purgers`.
include "purgers.vcl";

sub vcl_recv {
  # Magento sends this when a product, category or block is saved, with a pattern such as ((^|,)cat_p_12(,|$)), and after
  # a full reindex with the tags of all products and categories, ((^|,)cat_p(,|$)).
  if (req.method == "PURGE") {
    # Varnish has put the client last in X-Forwarded-For. Whoever stands before it came through a proxy, whose address is all that client.ip tells.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405, "Not allowed"));
    }
    if (!req.http.X-Magento-Tags-Pattern) {
      return (synth(400, "X-Magento-Tags-Pattern is missing"));
    }
    # GraphQL hides the numeric id of a CMS page, so pages carry its identifier: a saved one removes all CMS pages.
    if (req.http.X-Magento-Tags-Pattern ~ "\)cms_p_[0-9]+\(") {
      set req.http.X-Magento-Tags-Pattern = req.http.X-Magento-Tags-Pattern + "|((^|,)cms_p_)";
    }
    # Any category may be in the menu, which is on all pages. Without a number, all categories may have changed.
    if (req.http.X-Magento-Tags-Pattern ~ "\)cat_c(_[0-9]+)?\(") {
      set req.http.X-Magento-Tags-Pattern = req.http.X-Magento-Tags-Pattern + "|((^|,)layout(,|$))";
    }
    if (std.ban("obj.http.Cache-Tag ~ " + req.http.X-Magento-Tags-Pattern)) {
      return (synth(200, "Purged"));
    }
    return (synth(400, std.ban_error()));
  }

  # What belongs to one shopper travels as it is, and is never repeated: an order must not be placed twice.
  if (req.url ~ "^/(graphql|rest|sandbox-card)([/?]|$)" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }

  # Without scripts, the server renders the cart that the cookie names. In store views, a code is before the path.
  if (req.url ~ "^/(\w+/)?cart/?(\?|$)") {
    return (pass);
  }

  # All other pages and files are the same for everyone; who is signed in is known to the browser alone.
  unset req.http.Cookie;
  unset req.http.Authorization;

  # Marks of campaigns are read in the browser and change no page.
  if (req.url ~ "[?&](utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_gl|fbclid|msclkid|dclid|mc_cid|mc_eid)=") {
    set req.url = regsuball(req.url, "([?&])(?:(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_gl|fbclid|msclkid|dclid|mc_cid|mc_eid)=[^&]*(?:&|$))+", "\1");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  set req.url = std.querysort(req.url);

  # One copy for each encoding that the storefront knows.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # Requests are dealt out at random. One that is made again goes to another process: the first may be gone before the probe has seen it.
  if (bereq.retries == 0) {
    set bereq.http.X-Deal = std.random(0, 1000000000);
  }
  set bereq.backend = storefront.backend(by = KEY, key = storefront.key(bereq.http.X-Deal), alt = bereq.retries);
}

sub vcl_backend_response {
  # A page from before, at most `stale-while-revalidate` old, is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # A page is passed on once it is whole, so that another process can make it when this one dies in the middle.
  if (beresp.http.Content-Type ~ "^text/html") {
    set beresp.do_stream = false;
  }
}

sub vcl_backend_error {
  # The process went away; another one answers. Only what may be asked twice is asked again.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  # Tags are between storefront and cache.
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
