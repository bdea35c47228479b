vcl 4.1;

import directors;

probe health {
  .url = "/health";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# An order may take its time.
backend storefront1 { .host = "storefront1"; .port = "3000"; .first_byte_timeout = 100s; .probe = health; }
backend storefront2 { .host = "storefront2"; .port = "3000"; .first_byte_timeout = 100s; .probe = health; }

sub vcl_init {
  new storefront = directors.shard();
  storefront.add_backend(storefront1);
  storefront.add_backend(storefront2);
  storefront.reconfigure();
}
