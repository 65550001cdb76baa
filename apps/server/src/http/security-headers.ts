import type { RequestHandler } from "express";
import helmet from "helmet";

/**
 * What a browser may do with our pages: run our own scripts, call this server, show our own pictures, and nothing else.
 * Styles may be set property by property from code (menus are placed that way), which no policy forbids; neither a style in markup nor a style
 * element may be added, and strings never become markup. What would want that stays unused: Radix's dialog overlay and modal menus, which hold
 * the page with a style element, and TipTap's own styles.
 * @param publicUrl decides about HSTS: only a site on https may ask for it.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const secure = publicUrl.startsWith("https:");
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "require-trusted-types-for": ["'script'"],
      },
    },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", unused);
    headers(request, response, next);
  };
}

/** Abilities of a browser that no page of ours asks for (W3C Permissions Policy); Helmet does not write this header. */
const unused = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "bluetooth", "midi", "display-capture"]
  .map((ability) => `${ability}=()`)
  .join(", ");
