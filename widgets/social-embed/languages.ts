/** What the provider knows; of a language with several countries, the first stands for those that are not here. */
const KNOWN =
  "af_ZA am_ET ar_AR as_IN az_AZ be_BY bg_BG bn_IN br_FR bs_BA ca_ES cb_IQ co_FR cs_CZ cy_GB da_DK de_DE el_GR en_US en_GB eo_EO es_LA es_ES et_EE eu_ES fa_IR fi_FI fo_FO fr_FR fr_CA fy_NL ga_IE gl_ES gn_PY gu_IN ha_NG he_IL hi_IN hr_HR ht_HT hu_HU hy_AM id_ID is_IS it_IT ja_JP jv_ID ka_GE kk_KZ km_KH kn_IN ko_KR ku_TR ky_KG lo_LA lt_LT lv_LV mg_MG mk_MK ml_IN mn_MN mr_IN ms_MY mt_MT my_MM nb_NO ne_NP nl_NL nl_BE nn_NO or_IN pa_IN pl_PL ps_AF pt_PT pt_BR ro_RO ru_RU rw_RW si_LK sk_SK sl_SI sn_ZW so_SO sq_AL sr_RS sv_SE sw_KE ta_IN te_IN tg_TJ th_TH tl_PH tr_TR uk_UA ur_PK uz_UZ vi_VN zh_CN zh_HK zh_TW";

/** WordPress has other names for these. */
const OTHER_NAMES: Readonly<Record<string, string>> = { ckb: "cb_IQ", no: "nb_NO", fil: "tl_PH" };

/**
 * The provider's name of the language of a site: of a locale as WordPress has it, such as `de_DE_formal` or `el`, or a
 * language tag such as `pt-BR`. English for a language that the provider does not know.
 */
export function sdkLanguage(locale: string): string {
  const [language = "", country = ""] = locale.trim().split(/[-_]/);
  const code = language.toLowerCase();
  const exact = `${code}_${country.toUpperCase()}`;
  const known = KNOWN.split(" ");
  return (
    (Object.hasOwn(OTHER_NAMES, code) ? OTHER_NAMES[code] : undefined) ??
    known.find((name) => name === exact) ??
    known.find((name) => code && name.startsWith(`${code}_`)) ??
    "en_US"
  );
}
