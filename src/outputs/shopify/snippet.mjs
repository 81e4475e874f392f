import { followThemeEditor, OPENS } from "./theme-editor.mjs";

/**
 * The snippet for the head of layout/theme.liquid. Liquid knows the shop's time zone only as today's offset, so a theme may
 * name the zone.
 */
export const SNIPPET = `{%- comment -%}
  In the head of layout/theme.liquid, with the address of the folder that holds islet.js:
  {% render 'islet', folder: 'https://static.example.com/islet/', timezone: 'Europe/Berlin' %}
  Without timezone, dates are read with the shop's offset of today.
{%- endcomment -%}
{%- assign offset = 'now' | date: '%z' -%}
{%- assign hours = offset | slice: 0, 3 -%}
{%- assign minutes = offset | slice: 3, 2 -%}
{%- assign zone = hours | append: ':' | append: minutes -%}
<link rel="stylesheet" href="{{ folder | append: 'islet.css' | escape }}">
<script type="module" src="{{ folder | append: 'islet.js' | escape }}"></script>
<script type="application/json" id="islet-config">
{
  "locale": {{ request.locale.iso_code | json }},
  "timezone": {{ timezone | default: zone | json }},
  "is_editor": {{ request.design_mode | default: false | json }},
  "user": { "logged_in": {% if customer %}true{% else %}false{% endif %} }
}
</script>
{%- if request.design_mode -%}
<script>
(${followThemeEditor.toString()})(${JSON.stringify(OPENS)});
</script>
{%- endif -%}
`;
