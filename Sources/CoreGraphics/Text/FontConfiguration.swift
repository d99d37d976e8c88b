/// The fontconfig rules that the engine runs with, instead of the machine's.
enum FontConfiguration {
    /// A font file the engine needs: where Debian puts it, and the package it comes from.
    struct PinnedFont {
        let folder: String
        let file: String
        let package: String
    }

    static let fonts: [PinnedFont] = {
        var fonts: [PinnedFont] = []
        for design in ["Inter", "InterDisplay"] {
            for weight in [
                "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
            ] {
                for style in [weight, weight == "Regular" ? "Italic" : weight + "Italic"] {
                    fonts.append(
                        PinnedFont(folder: "opentype/inter", file: "\(design)-\(style).otf", package: "fonts-inter"))
                }
            }
        }
        fonts.append(
            PinnedFont(folder: "truetype/noto", file: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji"))
        // The fixed-pitch face, and the scripts that Inter lacks.
        for name in ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold"] {
            fonts.append(PinnedFont(folder: "truetype/dejavu", file: "\(name).ttf", package: "fonts-dejavu-core"))
        }
        return fonts
    }()

    static let systemFamily = "Inter"
    static let displayFamily = "Inter Display"
    static let monospacedFamily = "DejaVu Sans Mono"

    // The bitmap rules are those of fontconfig's 10-scale-bitmap-fonts.conf: without them emoji come out 136 pixels wide.
    // There is no antialias edit on fonts, because it makes bitmap emoji vanish.
    static let rules = """
        <?xml version="1.0"?>
        <fontconfig>
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit>
        </match>
        <match target="pattern">
          <edit name="family" mode="append_last"><string>Inter</string><string>DejaVu Sans</string></edit>
        </match>
        <match target="font">
          <edit name="hinting" mode="assign"><bool>false</bool></edit>
          <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
          <edit name="autohint" mode="assign"><bool>false</bool></edit>
          <edit name="rgba" mode="assign"><const>none</const></edit>
          <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
        </match>
        <match target="font">
          <test name="slant"><const>roman</const></test>
          <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
          <test name="outline"><bool>true</bool></test>
          <edit name="matrix" mode="assign">
            <times><name>matrix</name><matrix><double>1</double><double>0.2</double><double>0</double><double>1</double>
            </matrix></times>
          </edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
          <edit name="matrix" mode="assign">
            <times><name>matrix</name><matrix><name>pixelsizefixupfactor</name><double>0</double><double>0</double>
            <name>pixelsizefixupfactor</name></matrix></times>
          </edit>
          <edit name="size" mode="assign">
            <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
          </edit>
        </match>
        </fontconfig>
        """
}
