import animations from "lottie-web/player/js/animation/AnimationManager.js";
import { registerRenderer } from "lottie-web/player/js/renderers/renderersManager.js";
import SVGRenderer from "lottie-web/player/js/renderers/SVGRenderer.js";
import { setIdPrefix } from "lottie-web/player/js/utils/common.js";
import OffsetPathModifier from "lottie-web/player/js/utils/shapes/OffsetPathModifier.js";
import PuckerAndBloatModifier from "lottie-web/player/js/utils/shapes/PuckerAndBloatModifier.js";
import RepeaterModifier from "lottie-web/player/js/utils/shapes/RepeaterModifier.js";
import RoundCornersModifier from "lottie-web/player/js/utils/shapes/RoundCornersModifier.js";
import { ShapeModifiers } from "lottie-web/player/js/utils/shapes/ShapeModifiers.js";
import TrimModifier from "lottie-web/player/js/utils/shapes/TrimModifier.js";
import ZigZagModifier from "lottie-web/player/js/utils/shapes/ZigZagModifier.js";

// Another copy of the player on the page counts from the same number.
setIdPrefix("islet-");
registerRenderer("svg", SVGRenderer);
ShapeModifiers.registerModifier("tm", TrimModifier);
ShapeModifiers.registerModifier("pb", PuckerAndBloatModifier);
ShapeModifiers.registerModifier("rp", RepeaterModifier);
ShapeModifiers.registerModifier("rd", RoundCornersModifier);
ShapeModifiers.registerModifier("zz", ZigZagModifier);
ShapeModifiers.registerModifier("op", OffsetPathModifier);

/** Draws an animation as SVG. */
export const { loadAnimation } = animations;
