/** A mini cart and a cart form as the shop prints them. */
export const CART = `<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart cart_list product_list_widget">
<li class="woocommerce-mini-cart-item mini_cart_item"><a role="button" href="/cart/?remove_item=6f49&amp;_wpnonce=d031" class="remove remove_from_cart_button" aria-label="Remove Beanie from cart" data-product_id="18" data-cart_item_key="6f49" data-product_sku="bed-1" data-success_message="Removed">×</a>
<a href="/product/beanie/"><img width="324" height="324" src="/uploads/p0-324x324.jpg" class="attachment-woocommerce_thumbnail" alt="Beanie" decoding="async" srcset="/uploads/p0-324x324.jpg 324w, /uploads/p0.jpg 900w" sizes="(max-width: 324px) 100vw, 324px">Beanie</a>
<span class="quantity">1 × <del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">£</span>12.00</bdi></span></del> <ins><bdi>£9.00</bdi></ins></span></li></ul>
<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> <bdi>£9.00</bdi></p></div>
<a id="elementor-menu-cart__toggle_button" href="#" class="elementor-button" aria-expanded="false"><span class="elementor-button-icon-qty" data-counter="1">1</span>
<svg class="e-font-icon-svg" viewBox="0 0 1000 1000" xmlns="http://www.w3.org/2000/svg"><path d="M740 854C740 883 763 906 792 906Z"></path></svg></a>
<form class="woocommerce-cart-form" action="/cart/" method="post"><table class="shop_table" cellspacing="0"><thead><tr><th class="product-quantity" scope="col">Quantity</th></tr></thead>
<tbody><tr class="cart_item"><td data-title="Quantity" colspan="2"><div class="quantity"><label class="screen-reader-text" for="quantity_1">Beanie quantity</label>
<input type="number" id="quantity_1" class="input-text qty text" name="cart[6f49][qty]" value="1" aria-label="Product quantity" min="0" max="" step="1" placeholder="" inputmode="numeric" autocomplete="off"></div></td></tr></tbody></table>
<input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Coupon code" required="" disabled="">
<select name="calc_shipping_country" id="calc_shipping_country" rel="calc_shipping_state"><option value="GB" selected="selected">United Kingdom</option></select>
<ul id="shipping_method"><li><input type="radio" name="shipping_method[0]" data-index="0" id="shipping_method_0_flat_rate1" value="flat_rate:1" checked="checked"><label for="shipping_method_0_flat_rate1">Flat rate</label></li></ul>
<input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="d03163f6af"><button type="submit" class="button" name="update_cart" value="Update cart" aria-disabled="true">Update cart</button></form>`;

/** Notices with a link to their field, an undo link and an id. */
export const NOTICE = `<ul class="woocommerce-error" role="alert" tabindex="-1"><li data-id="billing_email"><a href="#billing_email"><strong>Email</strong> is required.</a></li></ul>
<div class="woocommerce-message" role="alert">“Beanie” removed. <a href="/cart/?undo_item=6f49&amp;_wpnonce=d031" class="restore-item">Undo?</a></div><p class="woocommerce-error" id="coupon-error-notice">Coupon “x” does not exist!</p>`;

/** A post as a feed prints it. */
export const FEED = `<article class="post" id="post-7" data-date="1750000000"><header><h2 dir="auto"><a href="https://network.example/p/7" target="_blank" rel="noopener nofollow">שלום</a></h2><time datetime="2025-06-15">June 15</time></header>
<figure><picture><source srcset="/7.webp" type="image/webp" media="(min-width: 600px)"><img src="https://cdn.example/7.jpg" alt="Tea" loading="lazy" width="640" height="480"></picture><figcaption>Tea</figcaption></figure>
<video controls="" playsinline="" poster="/7.jpg" preload="none" src="/7.mp4"></video><details open=""><summary>More</summary><p lang="en">Text<br>and <em>more</em> &amp; <code>x &lt; y</code></p></details></article>`;
