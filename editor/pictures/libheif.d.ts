declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Calls back with RGBA pixels, or null if they cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (result: object | null) => void,
    ): void;
  }

  interface HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
  }

  export default function open(): {
    HeifDecoder: new () => HeifDecoder;
    /** The memory, as 32-bit numbers. */
    HEAPU32: Uint32Array;
    /** The address of the limits for all files. */
    heif_get_global_security_limits(): number;
  };
}
